import AppleSDK
import Foundation
import Modules

/// XCTest and Swift Testing, which Xcode contains next to an SDK, not in it.
struct TestModules {
    /// The flags with which the front end finds them.
    let flags: [String]

    /// Uses Xcode's modules if the SDK is in Xcode. Otherwise uses the stub of XCTest, and the toolchain's interface of Swift Testing.
    init(for sdk: SDKFolder, _ toolchain: Toolchain, in folder: URL, stubs: URL) throws {
        let developer = URL(fileURLWithPath: sdk.path).deletingLastPathComponent().deletingLastPathComponent()
        let frameworks = developer.appendingPathComponent("Library/Frameworks").path
        if FileManager.default.fileExists(atPath: frameworks + "/XCTest.framework") {
            flags = ["-F", frameworks, "-I", developer.appendingPathComponent("usr/lib").path]
            return
        }
        let interfaces = folder.appendingPathComponent("interfaces")
        try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
        func write(_ text: String, _ module: String) throws {
            try UnchangedFile.write(
                text, to: interfaces.appendingPathComponent("\(module).swiftinterface"))
        }
        let stub = stubs.appendingPathComponent("XCTest.swiftinterface")
        try write(try String(contentsOf: stub, encoding: .utf8), "XCTest")
        for module in ["_TestingInterop", "Testing"] {
            let text = try String(contentsOf: toolchain.interface(of: module), encoding: .utf8)
            try write(Self.forSDK(text, toolchain.target, sdk.version), module)
        }
        flags = ["-I", interfaces.path]
    }

    /// An interface that isn't bound to the toolchain's system, and requires no newer standard library than the SDK's.
    static func forSDK(_ interface: String, _ target: String, _ version: SDKVersion) -> String {
        let text = interface.replacing("-target \(target) -disable-objc-interop ", with: "")
        guard version < SDKVersion(18, 0) else { return text }
        return text.replacing(" = #isolation", with: " = nil").replacing(
            "ExitTest : Swift.Sendable, ~Swift.Copyable", with: "ExitTest : Swift.Sendable")
    }
}
