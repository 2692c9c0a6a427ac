// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "LuckanBridge",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "LuckanBridge", targets: ["LuckanBridge"])],
  targets: [
    .target(name: "LuckanBridge", path: "swift"),
    .testTarget(
      name: "LuckanBridgeTests", dependencies: ["LuckanBridge"], path: "swift-tests",
      resources: [.copy("golden"), .copy("recordings")]),
  ]
)
