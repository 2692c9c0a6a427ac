package luckan.bridge

var passed = 0
var failed = 0

/** Runs one check and counts its result; a failure does not stop the run. */
fun check(name: String, run: () -> Unit) {
    val problem = try {
        run()
        null
    } catch (thrown: Throwable) {
        thrown
    }
    if (problem == null) passed++ else failed++
    if (problem != null) println("failed: $name\n  $problem")
}

fun expect(actual: Any?, expected: Any?) {
    if (actual != expected) throw AssertionError("expected $expected, got $actual")
}
