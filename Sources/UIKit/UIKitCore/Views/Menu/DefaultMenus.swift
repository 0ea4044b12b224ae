/// An app's menus before the app changes them. Their titles are English.
@MainActor
enum DefaultMenus {
    private typealias Entry = (title: String, action: String, key: String, held: UIKeyModifierFlags)

    static var main: UIMenu {
        UIMenu(
            identifier: .root,
            children: [
                menu("App", .application, [.about, .preferences, .services, .hide, .quit]),
                menu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
                edit, format,
                menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
                menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
                menu("Help", .help, []),
            ])
    }

    private static var edit: UIMenu {
        UIMenu(
            title: "Edit", identifier: .edit,
            children: [
                group(.undoRedo), group(.standardEdit), find, group(.replace), group(.share),
                menu("Spelling and Grammar", .spelling, [.spellingPanel, .spellingOptions]),
                menu("Substitutions", .substitutions, [.substitutionsPanel, .substitutionOptions]),
                menu("Transformations", .transformations, []), menu("Speech", .speech, []), group(.lookup),
                group(.learn), group(.insert),
            ])
    }

    /// Since iOS 26 the find panel's commands, all but Use Selection for Find, are a group of their own.
    private static var find: UIMenu {
        let find = group(.find)
        guard Runtime.current.system >= .iOS(26) else { return find }
        let panel = UIMenu(
            identifier: .findPanel, options: .displayInline, children: Array(find.children.dropLast()))
        return find.replacingChildren([panel] + find.children.suffix(1))
    }

    private static var format: UIMenu {
        UIMenu(
            title: "Format", identifier: .format,
            children: [
                menu("Font", .font, [.textStyle, .textSize, .textColor, .textStylePasteboard]),
                menu("Text", .text, [.alignment, .writingDirection]),
            ])
    }

    private static func menu(
        _ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier]
    ) -> UIMenu {
        UIMenu(title: title, identifier: identifier, children: groups.map(group))
    }

    private static func group(_ identifier: UIMenu.Identifier) -> UIMenu {
        let known = entries[identifier] ?? []
        return UIMenu(
            identifier: identifier, options: .displayInline,
            children: known.filter { isThere($0.action) }.map(command))
    }

    private static func command(_ entry: Entry) -> UICommand {
        let action = Selector(entry.action)
        guard !entry.key.isEmpty else { return UICommand(title: entry.title, action: action) }
        return UIKeyCommand(
            title: entry.title, action: action, input: entry.key, modifierFlags: entry.held)
    }

    /// Find and the document commands exist since iOS 16, Print since iOS 15.
    private static func isThere(_ action: String) -> Bool {
        let system = Runtime.current.system
        if action == "print:" || action == "pasteAndMatchStyle:" { return system >= .iOS(15) }
        return !since16.contains(action) || system >= .iOS(16)
    }

    private static let since16: Set<String> = [
        "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:", "duplicate:",
        "move:",
        "rename:", "export:",
    ]

    private static let entries: [UIMenu.Identifier: [Entry]] = [
        .undoRedo: [("Undo", "undo:", "z", .command), ("Redo", "redo:", "z", [.command, .shift])],
        .standardEdit: [
            ("Cut", "cut:", "x", .command), ("Copy", "copy:", "c", .command),
            ("Paste", "paste:", "v", .command),
            ("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
            ("Delete", "delete:", "", []), ("Select All", "selectAll:", "a", .command),
        ],
        .find: [
            ("Find", "find:", "f", .command),
            ("Find & Replace", "findAndReplace:", "f", [.command, .alternate]),
            ("Find Next", "findNext:", "g", .command),
            ("Find Previous", "findPrevious:", "g", [.command, .shift]),
            ("Use Selection for Find", "useSelectionForFind:", "e", .command),
        ],
        .document: [
            ("Rename", "rename:", "", []), ("Duplicate", "duplicate:", "s", [.command, .shift]),
            ("Move", "move:", "", []), ("Export", "export:", "", []),
        ],
        .print: [("Print", "print:", "p", .command)],
        .textStyle: [
            ("Bold", "toggleBoldface:", "b", .command), ("Italic", "toggleItalics:", "i", .command),
            ("Underline", "toggleUnderline:", "u", .command),
        ],
        .textSize: [
            ("Bigger", "increaseSize:", "+", .command), ("Smaller", "decreaseSize:", "-", .command),
        ],
        .writingDirection: [
            ("Left to Right", "makeTextWritingDirectionLeftToRight:", "", []),
            ("Right to Left", "makeTextWritingDirectionRightToLeft:", "", []),
        ],
    ]
}
