import Foundation
import StandIns

/// A storyboard or a nib. Its classes of "the target" are of the module that it is built into, whatever module the file names: Xcode puts
/// that in as it builds. Classes of Apple's frameworks have no module in the file: here they get their stand-in's.
struct InterfaceFile {
    private let url: URL
    private let module: String

    /// - Parameter module: what the file's target is built to.
    init(_ url: URL, module: String) {
        self.url = url
        self.module = module
    }

    /// Whether a file is one.
    static func isOne(_ url: URL) -> Bool { ["storyboard", "xib"].contains(url.pathExtension) }

    /// The text with the module in each class of the target and of a stand-in; `nil` where it is there already.
    var adaptedText: String? {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        let named = text.replacing(/( customModule="[^"]*")? customModuleProvider="target"/) { _ in
            " customModule=\"\(module)\" customModuleProvider=\"target\""
        }
        let complete = named.replacing(/\ customClass="(\w+)"(?! customModule)/) { found in
            guard let framework = StandInMaker.framework(declaring: String(found.1)) else {
                return String(found.0)
            }
            return "\(found.0) customModule=\"\(framework)\""
        }
        return complete == text ? nil : complete
    }
}
