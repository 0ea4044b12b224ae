import InterfaceFiles

/// A prototype cell or reusable view of a file, instantiated for each use.
@MainActor
final class InterfacePrototype {
    private let element: InterfaceElement
    private let file: InterfaceFile
    private let bundle: Bundle
    private let strings: [String: String]
    private let scene: StoryboardScene?
    private let standIns: InterfaceStandIns

    init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
        self.element = element
        file = loading.file
        bundle = loading.bundle
        strings = loading.strings
        scene = loading.scene
        standIns = loading.standIns
        // Marks a prototype as read even if it is never used.
        element.markAsRead()
    }

    /// Instantiates the prototype with its contents, from `init(coder:)` to `awakeFromNib()`.
    func make() -> AnyObject? {
        let loading = InterfaceLoading(
            file, bundle, strings: strings, scene: scene, present: scene?.present ?? [:])
        loading.isForPrototype = true
        loading.standIns = standIns
        return loading.load([element]).first
    }
}
