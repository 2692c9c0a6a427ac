plugins {
  id("com.android.library") version "8.7.3"
  id("org.jetbrains.kotlin.android") version "2.0.21"
}

android {
  namespace = "luckan.bridge.android"
  compileSdk = 35
  defaultConfig {
    minSdk = 26
    consumerProguardFiles("android/proguard-rules.pro")
  }
  compileOptions {
    sourceCompatibility = JavaVersion.VERSION_17
    targetCompatibility = JavaVersion.VERSION_17
  }
  sourceSets.named("main") {
    manifest.srcFile("android/AndroidManifest.xml")
    kotlin.srcDirs("kotlin", "android")
  }
}

kotlin { jvmToolchain(17) }

dependencies {
  api("androidx.activity:activity:1.9.3")
  api("androidx.core:core:1.15.0")
  api("androidx.webkit:webkit:1.12.1")
}
