/// What the user has copied. iOS 3. Follows Apple's page "UIPasteboard".
///
/// Pasteboards belong to the device that runs: a new simulator has empty ones. Nobody else writes on them, and nobody is asked before an app
/// reads.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard. Follows Apple's page "UIPasteboard.Name".
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// Creates a name from text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name from text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// That of ``UIPasteboard/general``.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    private let board: PasteboardContents

    init(_ board: PasteboardContents) {
        self.board = board
        super.init()
    }

    // MARK: Pasteboards

    /// The one that copying and pasting is done by.
    open class var general: UIPasteboard { Pasteboards.current.general }

    /// One of the app's own, by its name; `nil` where there is none and none is to be created.
    ///
    /// Two of one name share their contents.
    public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let board = Pasteboards.current.board(pasteboardName, create: create) else { return nil }
        self.board = board
        super.init()
    }

    /// A new one with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(Pasteboards.current.make(Name("UIPasteboard-\(UUID().uuidString)")))
    }

    /// Removes one of the app's own, with its contents.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard pasteboardName != .general else { return }
        Pasteboards.current.remove(pasteboardName)
    }

    /// The name.
    open var name: UIPasteboard.Name { board.name }

    /// How often the contents have changed, up to the end of the last turn of the run loop that changed them.
    open var changeCount: Int { board.changeCount }

    /// Whether the pasteboard outlives the app: the general one does. iOS 3.
    open var isPersistent: Bool { name == .general }

    // MARK: Items

    /// What is on the pasteboard, each item by its types.
    open var items: [[String: Any]] {
        get { contents.map(\.values) }
        set { replaceItems(newValue.map { PasteboardItem($0) }) }
    }

    /// How many items there are.
    open var numberOfItems: Int { contents.count }

    /// The types of the first item.
    open var types: [String] { contents.first?.types ?? [] }

    /// Adds items after the others.
    open func addItems(_ items: [[String: Any]]) {
        replaceItems(contents + items.map { PasteboardItem($0) })
    }

    /// Puts other items on the pasteboard. They go at a date, if the options name one; there is no other device that would get them.
    /// iOS 10.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        replaceItems(items.map { PasteboardItem($0) }, until: options[.expirationDate] as? Date)
    }

    /// Whether the first item has one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { contents.first?.has($0) == true }
    }

    /// The first item's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.first?.value(pasteboardType)
    }

    /// The first item's data of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? { contents.first?.data(pasteboardType) }

    /// Puts one value on the pasteboard.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replaceItems([PasteboardItem([pasteboardType: value])])
    }

    /// Puts data on the pasteboard.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replaceItems([PasteboardItem([pasteboardType: data])])
    }

    // MARK: Several items

    /// The types of some items; `nil` for the set stands for all items. iOS 3.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map(\.types) }

    /// Whether each of some items has one of some types. iOS 3.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { item in pasteboardTypes.contains { item.has($0) } }
    }

    /// The items that have one of some types; `nil` where there is none. iOS 3.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        places(of: pasteboardTypes)
    }

    /// The values that some items have of a type. iOS 3.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0.value(pasteboardType) }
    }

    /// The data that some items have of a type. iOS 3.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0.data(pasteboardType) }
    }

    // MARK: Item providers

    /// The items as item providers. Those that were set supply their data when it is wanted. iOS 11.
    open var itemProviders: [NSItemProvider] {
        get { contents.map(\.provider) }
        set { replaceItems(newValue.map { PasteboardItem($0) }) }
    }

    /// Puts item providers on the pasteboard, until a date if there is one. iOS 11.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        replaceItems(itemProviders.map { PasteboardItem($0) }, until: expirationDate)
    }

    /// Puts objects on the pasteboard. iOS 11.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Puts objects on the pasteboard, until a date if there is one. iOS 11.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Texts, addresses, images, colours

    /// The first text. Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } ?? [] }
    }

    /// The texts; `nil` where there is none.
    open var strings: [String]? {
        get { values(PasteboardTypes.texts) }
        set { set(newValue, PasteboardTypes.text) }
    }

    /// The first address. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } ?? [] }
    }

    /// The addresses; `nil` where there is none.
    open var urls: [URL]? {
        get { values([PasteboardTypes.url]) }
        set { set(newValue, PasteboardTypes.url) }
    }

    /// The first image. Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } ?? [] }
    }

    /// The images; `nil` where there is none.
    open var images: [UIImage]? {
        get { values([PasteboardTypes.image]) }
        set { set(newValue, PasteboardTypes.image) }
    }

    /// The first colour. Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } ?? [] }
    }

    /// The colours; `nil` where there is none.
    open var colors: [UIColor]? {
        get { values([PasteboardTypes.color]) }
        set { set(newValue, PasteboardTypes.color) }
    }

    /// Whether there is a text. iOS 10.
    open var hasStrings: Bool { strings != nil }

    /// Whether there is an address. iOS 10.
    open var hasURLs: Bool { urls != nil }

    /// Whether there is an image. iOS 10.
    open var hasImages: Bool { images != nil }

    /// Whether there is a colour. iOS 10.
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ types: [String]) -> [Value]? {
        let found = contents.compactMap { item in types.lazy.compactMap { item.value($0) as? Value }.first }
        return found.isEmpty ? nil : found
    }

    private func set(_ values: [Any]?, _ type: String) {
        replaceItems((values ?? []).map { PasteboardItem([type: $0]) })
    }

    var contents: [PasteboardItem] { board.items }

    private func replaceItems(_ items: [PasteboardItem], until date: Date? = nil) {
        board.replace(items, until: date, through: self)
    }

    // MARK: Changes

    /// Posted with the pasteboard as its object when its contents have changed.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    /// Posted with the pasteboard as its object when it is removed.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

    /// In the notification of a change, the types that were added.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"

    /// In the notification of a change, the types that were removed.
    nonisolated public static let changedTypesRemovedUserInfoKey =
        "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// Options for items of a pasteboard. iOS 10. Follows Apple's page "UIPasteboard.OptionsKey".
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// When the items go: a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on the device: a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
