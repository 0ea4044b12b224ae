import Foundation
import InterfaceFiles

/// A nib's file, its bundle, and its localized texts.
@MainActor
final class NibSource {
    let file: InterfaceFile
    let bundle: Bundle
    let strings: [String: String]
    /// Placeholders for missing objects, for tools.
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

    /// Reads data. Data that can't be read causes an exception that names the error, and the result is `nil`.
    convenience init?(_ data: Data, _ bundle: Bundle) {
        do {
            self.init(try InterfaceFile.read(data, path: "data"), bundle)
        } catch {
            Runtime.current.diagnostics.raise(.invalidArgument, "\(error)")
            return nil
        }
    }

    /// The cached nibs. A file is read once.
    private static var sources: [String: NibSource] = [:]

    /// Returns the nib with a name; `nil` if the bundle doesn't contain it, or it can't be read.
    static func find(_ name: String, in bundle: Bundle) -> NibSource? {
        guard let found = InterfaceFilePlace(name, "xib", in: bundle) else { return nil }
        if let source = sources[found.path] { return source }
        guard let file = found.read() else { return nil }
        let source = NibSource(file, bundle, found.strings)
        sources[found.path] = source
        return source
    }
}
