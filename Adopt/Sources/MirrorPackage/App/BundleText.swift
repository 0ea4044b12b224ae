import AdoptModel

/// The file that lets a module's code find bundles as on a device: `Bundle(for:)` asks the module of the class, and not the program that all
/// modules are linked into. A member of the module itself goes before Foundation's.
struct BundleText {
    private let module: AdoptedModule

    /// `nil` for a module that asks for no bundle, or that is built as it is.
    init?(_ module: AdoptedModule) {
        guard !module.target.isForLinux, module.files.contains(where: { Self.asks($0.source.text) })
        else { return nil }
        self.module = module
    }

    /// `bundle: .module` does not name the class.
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

    /// What SwiftPM makes for each target with resources.
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
