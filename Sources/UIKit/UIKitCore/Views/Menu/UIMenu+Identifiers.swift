// The identifiers of the system's menus. iOS 13, unless noted otherwise.
extension UIMenu.Identifier {
    /// The app's own menu.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The View menu.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// The About command, in the app's menu.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The app's settings, in the app's menu.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The Services menu, in the app's menu.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The commands that hide the app and other apps, in the app's menu.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The Quit command, in the app's menu.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The commands for new items, in the File menu: the new name of ``newScene``. iOS 26.
    public static let newItem = newScene
    /// The command that opens a new scene, in the File menu.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The Open Recent menu, in the File menu. iOS 14.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The Close command, in the File menu.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The Print command, in the File menu.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The Rename, Duplicate, Move and Export commands, in the File menu. iOS 16.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The Undo and Redo commands, in the Edit menu.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The Cut, Copy, Paste, Delete and Select commands, in the Edit menu.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The Find menu, in the Edit menu.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The Find, Find & Replace, Find Next and Find Previous commands, in the Find menu. iOS 26.
    public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
    /// The Replace menu, in the Edit menu.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The Share menu, in the Edit menu.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The commands for bold, italic and underlined text.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The Spelling menu, in the Edit menu.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The command that shows the spelling panel, in the Spelling menu.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The options in the Spelling menu.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The Substitutions menu, in the Edit menu.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The command that shows the substitutions panel, in the Substitutions menu.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The options in the Substitutions menu.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The Transformations menu with uppercase and lowercase, in the Edit menu.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The Speech menu, in the Edit menu.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The command that looks up the selection, in the Edit menu.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The command that learns the selected word.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The Format menu.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The Insert menu. iOS 17.
    public static let insert = UIMenu.Identifier("com.apple.menu.insert")
    /// The Font menu, in the Format menu.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The commands for larger and smaller text, in the Font menu.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The colors, in the Font menu.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The commands that copy and paste a style, in the Font menu.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The Text menu, in the Format menu.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The Writing Direction menu, in the Text menu.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The alignments, in the Text menu.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The toolbar commands, in the View menu.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar command, in the View menu. iOS 15.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The full-screen command, in the View menu.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The Minimize and Zoom commands, in the Window menu.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The Bring All to Front command, in the Window menu.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// The root menu, which contains all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}
