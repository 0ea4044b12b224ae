/// The system of the main menu. iOS 26.
///
/// Follows Apple's page "UIMainMenuSystem".
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
    private(set) var configuration: Configuration?
    private(set) var buildHandler: ((any UIMenuBuilder) -> Void)?

    /// The main menu system, the same object as ``UIMenuSystem/main``. iOS 26.
    open class var shared: UIMainMenuSystem { MenuSystems.current.main }
}

extension UIMainMenuSystem {
    /// Sets the configuration of the main menu, and rebuilds it. A handler replaces ``UIResponder/buildMenu(with:)``. iOS 26.
    ///
    /// Raises an exception while a menu is built. Follows Apple's header UIMainMenuSystem.h.
    public func setBuildConfiguration(
        _ configuration: UIMainMenuSystem.Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
    ) {
        MenuSystems.current.configureMain {
            self.configuration = configuration.copy() as? Configuration
            self.buildHandler = buildHandler
        }
    }

    /// The groups of elements in the main menu. All are `.automatic` by default. iOS 26.
    ///
    /// Follows Apple's page "UIMainMenuSystem.Configuration".
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Creates a configuration without preferences.
        public override init() { super.init() }

        /// The commands that open new scenes.
        open var newScenePreference = ElementGroupPreference.automatic
        /// The document commands.
        open var documentPreference = ElementGroupPreference.automatic
        /// The Print command.
        open var printingPreference = ElementGroupPreference.automatic
        /// The find commands.
        open var findingPreference = ElementGroupPreference.automatic
        /// The extent of the find commands.
        open private(set) var findingConfiguration = FindElementGroupConfiguration(())
        /// The toolbar commands.
        open var toolbarPreference = ElementGroupPreference.automatic
        /// The sidebar command.
        open var sidebarPreference = ElementGroupPreference.automatic
        /// The inspector command. The menu has one only if it is `.included`.
        open var inspectorPreference = ElementGroupPreference.automatic
        /// The Format menu.
        open var textFormattingPreference = ElementGroupPreference.automatic

        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.newScenePreference = newScenePreference
            copy.documentPreference = documentPreference
            copy.printingPreference = printingPreference
            copy.findingPreference = findingPreference
            copy.findingConfiguration.style = findingConfiguration.style
            copy.toolbarPreference = toolbarPreference
            copy.sidebarPreference = sidebarPreference
            copy.inspectorPreference = inspectorPreference
            copy.textFormattingPreference = textFormattingPreference
            return copy
        }
    }
}

extension UIMainMenuSystem.Configuration {
    /// Removes and adds elements before the app builds the menu.
    func change(_ tree: MenuTree) {
        let groups: [(UIMenuSystem.ElementGroupPreference, UIMenu.Identifier)] = [
            (newScenePreference, .newScene), (documentPreference, .document), (printingPreference, .print),
            (findingPreference, .find), (toolbarPreference, .toolbar), (sidebarPreference, .sidebar),
            (textFormattingPreference, .format),
        ]
        for (preference, identifier) in groups where preference == .removed { tree.remove(menu: identifier) }
        if let commands = findingConfiguration.commands, let find = tree.menu(for: .find) {
            tree.replace(
                menu: .find,
                with: find.mapLeaves { leaf in
                    let action = (leaf as? UICommand)?.action?.name
                    return action.map(commands.contains) == false ? nil : leaf
                })
        }
        if inspectorPreference == .included {
            let command = UICommand(title: "Toggle Inspector", action: Selector("toggleInspector:"))
            tree.insertElements([command], atEndOfMenu: .view)
        }
    }
}

/// The system of the contextual menus. iOS 26.
///
/// Follows Apple's page "UIContextMenuSystem".
@preconcurrency @MainActor
open class UIContextMenuSystem: UIMenuSystem {
    /// The context menu system, the same object as ``UIMenuSystem/context``. iOS 26.
    open class var shared: UIContextMenuSystem { MenuSystems.current.context }
}

extension UIMenuSystem {
    /// Whether the main menu has a group of elements. iOS 26. Follows Apple's page "UIMenuSystem.ElementGroupPreference".
    public enum ElementGroupPreference: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// The group is removed.
        case removed = 1
        /// The group is included.
        case included = 2
    }

    /// The find commands of the main menu, a part of its configuration. iOS 26.
    ///
    /// Follows Apple's page "UIMenuSystem.FindElementGroupConfiguration".
    @preconcurrency @MainActor
    open class FindElementGroupConfiguration: NSObject {
        init(_ kind: Void) { super.init() }

        /// The extent of the commands. Default `.automatic`.
        open var style = Style.automatic

        /// The extent of the find commands. iOS 26.
        public enum Style: Int, Sendable {
            /// The system's choice: all commands.
            case automatic = 0
            /// Only the command that searches the app.
            case search = 1
            /// The commands for text that can't be edited, without replacement.
            case nonEditableText = 2
            /// All commands.
            case editableText = 3
        }

        /// The actions of the commands; `nil` for all.
        fileprivate var commands: [String]? {
            switch style {
            case .automatic, .editableText: nil
            case .search: ["find:"]
            case .nonEditableText: ["find:", "findNext:", "findPrevious:", "useSelectionForFind:"]
            }
        }
    }
}
