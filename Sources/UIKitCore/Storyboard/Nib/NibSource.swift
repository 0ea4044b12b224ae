import Foundation
import InterfaceFiles

/// A nib's file, where it is, and its texts in the user's language.
@MainActor
final class NibSource {
    let file: InterfaceFile
    let bundle: Bundle
    let strings: [String: String]
    /// What stands for what is not there, for tools.
    let standIns: InterfaceStandIns

    init(
        _ file: InterfaceFile, _ bundle: Bundle, _ strings: [String: String] = [:],
        _ standIns: InterfaceStandIns = InterfaceStandIns()
    ) {
        self.file = file
        self.bundle = bundle
        self.strings = strings
        self.standIns = standIns
        file.readDocument()
    }

    /// Reads bytes. Those that cannot be read are an exception that says what is wrong; then `nil`.
    convenience init?(_ data: Data, _ bundle: Bundle) {
        do {
            self.init(try InterfaceFile.read(data, path: "data"), bundle)
        } catch {
            Runtime.current.diagnostics.raise(.invalidArgument, "\(error)")
            return nil
        }
    }

    /// The nibs that were read. A file is read once.
    private static var sources: [String: NibSource] = [:]

    /// The nib of a name; `nil` if the bundle has none, or it cannot be read.
    static func find(_ name: String, in bundle: Bundle) -> NibSource? {
        guard let found = InterfaceFilePlace(name, "xib", in: bundle) else { return nil }
        if let source = sources[found.path] { return source }
        guard let file = found.read() else { return nil }
        let source = NibSource(file, bundle, found.strings)
        sources[found.path] = source
        return source
    }
}
