import Foundation
import StandIns

/// A storyboard or a nib. As in Xcode, its classes from "the target" belong to the module that it is built into, whatever module
/// the file names. Classes of Apple's frameworks have no module in the file and get that of Frameworks.
struct InterfaceFile {
    private let url: URL
    private let module: String

    /// - Parameter module: The module of the file's target.
    init(_ url: URL, module: String) {
        self.url = url
        self.module = module
    }

    /// Whether a file is a storyboard or a nib.
    static func isOne(_ url: URL) -> Bool { ["storyboard", "xib"].contains(url.pathExtension) }

    /// The text with the module added to each class of the target or of a stand-in; `nil` if nothing has to change.
    var adaptedText: String? {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        let named = text.replacing(/( customModule="[^"]*")? customModuleProvider="target"/) { _ in
            " customModule=\"\(module)\" customModuleProvider=\"target\""
        }
        let complete = named.replacing(/\ customClass="(\w+)"(?! customModule)/) { found in
            guard let framework = Framework.declaring(String(found.1)) else {
                return String(found.0)
            }
            return "\(found.0) customModule=\"\(framework.name)\""
        }
        return complete == text ? nil : complete
    }
}
