import AdoptModel

/// The file that makes a module's code find bundles as on a device: `Bundle(for:)` uses the module of the class instead of the
/// program that contains all modules. A member of the module itself takes precedence over Foundation's.
struct BundleText {
    private let module: AdoptedModule

    /// Creates the file; `nil` for a module that uses no bundle or is built unchanged.
    init?(_ module: AdoptedModule) {
        guard !module.target.isForLinux, module.files.contains(where: { Self.asks($0.source.text) })
        else { return nil }
        self.module = module
    }

    /// `bundle: .module` doesn't contain the class's name.
    private static func asks(_ text: String) -> Bool {
        text.contains("Bundle") || text.contains(/\.module\b/)
    }

    static let name = "Bundles.swift"

    var text: String {
        """
        import Foundation
        import UIKit

        extension Foundation.Bundle {
            /// The bundle of the module that declares a class.
            convenience init(for aClass: AnyClass) {
                self.init(path: moduleBundlePath(declaring: aClass))!
            }

            /// The bundle of an identifier: the app's, a framework's or the tests'.
            convenience init?(identifier: String) {
                guard let path = moduleBundlePath(identifier: identifier) else { return nil }
                self.init(path: path)
            }
        \(ownBundle)}

        """
    }

    /// The declaration that SwiftPM generates for each target with resources.
    private var ownBundle: String {
        guard module.target.isOfPackage, !declaresOwnBundle else { return "" }
        return """

                /// The bundle of this module.
                static var module: Foundation.Bundle {
                    Foundation.Bundle(path: moduleBundlePath(ofModule: "\(module.target.module)"))!
                }

            """
    }

    private var declaresOwnBundle: Bool {
        module.files.contains {
            $0.source.text.contains(/\b(?:static|class)\s+(?:let|var)\s+module\b/)
        }
    }
}
