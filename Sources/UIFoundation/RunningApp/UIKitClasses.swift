/// UIKit's own classes by their names, in whichever of its modules they are.
package enum UIKitClasses {
    /// The modules that `import UIKit` brings, the largest first.
    private static let modules = [
        "UIKitCore", "UIKitLists", "UIKitControls", "UIKitPages", "UIKitDynamics", "UIFoundation",
    ]

    /// The class of a name such as `UITableView`; `nil` if there is none.
    package static func named(_ name: String) -> AnyClass? {
        for module in modules {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        return nil
    }

    /// Whether a full name, such as `UIKitLists.UITableView`, is that of a type of UIKit's.
    package static func has(_ fullName: String) -> Bool {
        modules.contains { fullName.hasPrefix($0 + ".") }
    }

    /// A full name without its module if the type is UIKit's: a device prints the system's own classes so.
    package static func displayName(_ fullName: String) -> String {
        guard has(fullName), let point = fullName.firstIndex(of: ".") else { return fullName }
        return String(fullName[fullName.index(after: point)...])
    }
}
