import Foundation
import Shell

/// A folder of modules in Apple's form, against which sources are checked.
public struct AppleModules: Sendable {
    let frontend: Frontend
    private let stubs: URL

    /// Creates the handwritten modules: `ObjectiveC`, and `AppleFoundation` for Foundation.
    public init(in folder: URL, stubs: URL) throws {
        self.stubs = stubs
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        frontend = try Frontend(folder: folder)
        for module in ["ObjectiveC", "AppleFoundation"] { try addByHand(module) }
    }

    /// Creates a handwritten module after those that it imports: `SwiftUI` after `UIKit`.
    public func addByHand(_ module: String) throws {
        try emit(module, stubs.appendingPathComponent("\(module).swiftinterface"))
    }

    /// Creates a module in Apple's form from this project's interface.
    public func add(_ module: String, _ interface: String, leavingOut nonApple: Set<String> = []) throws {
        let shape = AppleShape(
            of: module, PrintedInterface(interface), inObjectiveC: try namesInObjectiveC(),
            leavingOut: nonApple)
        // Not next to the module: the compiler would rebuild it from there, without Objective-C.
        let shapes = frontend.folder.appendingPathComponent("Shapes")
        try FileManager.default.createDirectory(at: shapes, withIntermediateDirectories: true)
        let file = shapes.appendingPathComponent("\(module).swiftinterface")
        try shape.text.write(to: file, atomically: true, encoding: .utf8)
        try emit(module, file)
    }

    private func emit(_ module: String, _ interface: URL) throws {
        let errors = try frontend.emit(module, [interface])
        guard errors.isEmpty else { throw Misshapen(module: module, errors: errors) }
    }

    private func namesInObjectiveC() throws -> Set<String> {
        let stub = stubs.appendingPathComponent("ObjectiveC.swiftinterface")
        let interface = PrintedInterface(try String(contentsOf: stub, encoding: .utf8))
        return Set(interface.declarations.map(\.name)).subtracting(["NSObject"])
    }

    /// The error for a form that the compiler rejects.
    struct Misshapen: Error, CustomStringConvertible {
        let module: String
        let errors: [Diagnostic]

        var description: String {
            """
            the shape of \(module) is not Swift:
            \(errors.map(\.description).joined(separator: "\n"))
            repair: teach Tools/AppleSide/Kit/AppleForm.swift the form of these declarations
            """
        }
    }
}
