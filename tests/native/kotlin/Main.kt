package luckan.bridge

import java.io.File

/** Arguments: the folder of the golden messages, and the file with the cases and their expected verdicts. */
fun main(args: Array<String>) {
    checkGolden(File(args[0]))
    checkVerdicts(JsonReader.read(File(args[1]).readText()) as JsonList)
    checkJson()
    checkAddresses()
    checkPrivacy()
    checkHost()
    checkPreload()
    println("Kotlin: $passed passed, $failed failed")
    System.exit(if (failed > 0) 1 else 0)
}
