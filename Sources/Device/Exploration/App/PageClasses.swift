import Simulator

/// Tells the app's own classes from UIKit's.
@MainActor
enum PageClasses {
    private static var known: [ObjectIdentifier: Bool] = [:]
    private static let modulesOfUIKit: Set<String> = [
        "UIKit", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitPages", "UIKitLooks", "UIKitDynamics",
        "UIKitStoryboards", "UIKitText", "UIKitInteraction",
        "PageFlow", "PageFlowFullScreen", "MessageUI", "PhotosUI", "SafariServices",
    ]

    /// Whether a controller is an instance of one of the app's classes, not of a class of UIKit or PageFlow.
    static func isOfApp(_ controller: UIViewController) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: controller))
        if let isOfApp = known[type] { return isOfApp }
        let module = String(reflecting: Swift.type(of: controller)).prefix { $0 != "." }
        let isOfApp = !modulesOfUIKit.contains(String(module))
        known[type] = isOfApp
        return isOfApp
    }
}

extension UIViewController {
    /// The class without its module; for an alert, also its title.
    var pageName: String {
        let name = String(describing: type(of: self))
        guard let alert = self as? UIAlertController else { return name }
        return [name, (alert.title ?? alert.message)?.withoutData].compactMap { $0 }.joined(separator: " ")
    }
}

extension String {
    /// The text without memory addresses.
    var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }

    /// The text without numbers and memory addresses, which vary between runs.
    var withoutData: String {
        var text = ""
        var rest = self[...]
        while let character = rest.first {
            if rest.hasPrefix("0x") {
                rest = rest.dropFirst(2).drop { $0.isHexDigit }
                text += "0x"
            } else if character.isNumber {
                rest = rest.drop { $0.isNumber || ($0 == "." || $0 == ",") }
                text += "#"
            } else {
                text.append(character)
                rest.removeFirst()
            }
        }
        return text
    }
}
