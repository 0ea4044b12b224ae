/// UIKit's own classes by name, in any of its modules.
package enum UIKitClasses {
    /// The modules that `import UIKit` imports, the largest first.
    private static let modules = [
        "UIKitCore", "UIKitLists", "UIKitText", "UIKitControls", "UIKitStoryboards", "UIKitPages",
        "UIKitInteraction", "UIKitDynamics", "UIFoundation", "UIKitLooks", "UIKit",
    ]

    /// Returns the class with a name such as `UITableView`; `nil` if there is none.
    package static func named(_ name: String) -> AnyClass? {
        for module in modules {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        return nil
    }

    /// Returns a class of a higher module, as the metatype by which a lower module knows it. `import UIKit` includes all modules.
    package static func inHigherModule<Kind>(_ name: String) -> Kind {
        guard let found = named(name) as? Kind else { fatalError("\(name) is part of UIKit.") }
        return found
    }

    /// Returns whether a full name, such as `UIKitLists.UITableView`, is that of a UIKit type.
    package static func has(_ fullName: String) -> Bool {
        modules.contains { fullName.hasPrefix($0 + ".") }
    }

    /// Returns the full name without its module for a UIKit type: a device prints system classes without a module.
    package static func displayName(_ fullName: String) -> String {
        guard has(fullName), let point = fullName.firstIndex(of: ".") else { return fullName }
        return String(fullName[fullName.index(after: point)...])
    }
}
