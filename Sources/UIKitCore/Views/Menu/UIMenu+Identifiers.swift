// The names of the system's menus. iOS 13, unless one says otherwise.
extension UIMenu.Identifier {
    /// The app's own menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The menu of documents and scenes.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The menu of what is selected.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The menu of what is shown.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The menu with help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// About the app, in the app's menu.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The app's settings, in the app's menu.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The system's services, in the app's menu.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Hiding of the app and of others, in the app's menu.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// Quitting, in the app's menu.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// A new scene, in the menu of documents.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// Documents of late, in the menu of documents. iOS 14.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// Closing, in the menu of documents.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Printing, in the menu of documents.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Renaming, duplicating, moving and exporting, in the menu of documents. iOS 16.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Undoing and doing again, in the menu of what is selected.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cutting, copying, pasting, deleting and selecting, in the menu of what is selected.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Finding, in the menu of what is selected.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Other words for what is selected.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// Sharing of what is selected.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Bold, italic and underlined text.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The spelling, in the menu of what is selected.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// Showing of the spelling, in the menu of the spelling.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// Choices, in the menu of the spelling.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// What takes the place of what is typed, in the menu of what is selected.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// Showing of substitutions, in their menu.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// Choices, in the menu of substitutions.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// Large and small letters, in the menu of what is selected.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// Speaking of what is selected.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// Looking up what is selected.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// Learning the word that is selected.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The menu of the text's look.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// What can be put in. iOS 17.
    public static let insert = UIMenu.Identifier("com.apple.menu.insert")
    /// The font, in the menu of the text's look.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Larger and smaller text, in the menu of the font.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// Colours, in the menu of the font.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// Copying and pasting of a look, in the menu of the font.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// Lines and directions, in the menu of the text's look.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The direction of writing, in the menu of lines and directions.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The alignment, in the menu of lines and directions.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The toolbar, in the menu of what is shown.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar, in the menu of what is shown. iOS 15.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The full screen, in the menu of what is shown.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// Minimizing and zooming, in the menu of windows.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// Bringing windows to the front, in the menu of windows.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The menu that holds all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
