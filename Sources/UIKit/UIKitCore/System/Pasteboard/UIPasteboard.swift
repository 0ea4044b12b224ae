/// The contents that the user has copied. iOS 3. Follows Apple's page "UIPasteboard".
///
/// Pasteboards belong to the current device: a new simulator has empty ones. No other app writes to them, and the user isn't asked for
/// permission when an app reads them.
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

        /// The name of ``UIPasteboard/general``.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    private let board: PasteboardContents

    init(_ board: PasteboardContents) {
        self.board = board
        super.init()
    }

    // MARK: Pasteboards

    /// The pasteboard for copying and pasting.
    open class var general: UIPasteboard { Pasteboards.current.general }

    /// Returns an app's own pasteboard with a name; `nil` if it doesn't exist and isn't created.
    ///
    /// Two pasteboards with the same name share their contents.
    public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let board = Pasteboards.current.board(pasteboardName, create: create) else { return nil }
        self.board = board
        super.init()
    }

    /// Returns a new pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(Pasteboards.current.make(Name("UIPasteboard-\(UUID().uuidString)")))
    }

    /// Removes an app's own pasteboard with its contents.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard pasteboardName != .general else { return }
        Pasteboards.current.remove(pasteboardName)
    }

    /// The name.
    open var name: UIPasteboard.Name { board.name }

    /// The number of changes. It is updated at the end of each turn of the run loop in which the contents have changed.
    open var changeCount: Int { board.changeCount }

    /// Whether the pasteboard outlives the app. `true` for the general pasteboard. iOS 3.
    open var isPersistent: Bool { name == .general }

    // MARK: Items

    /// The items, as dictionaries of values by type.
    open var items: [[String: Any]] {
        get { contents.map(\.values) }
        set { replaceItems(newValue.map { PasteboardItem($0) }) }
    }

    /// The number of items.
    open var numberOfItems: Int { contents.count }

    /// The types of the first item.
    open var types: [String] { contents.first?.types ?? [] }

    /// Adds items after the others.
    open func addItems(_ items: [[String: Any]]) {
        replaceItems(contents + items.map { PasteboardItem($0) })
    }

    /// Replaces the items. The options may contain an expiration date; the items aren't sent to other devices, because there are none. iOS
    /// 10.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        replaceItems(items.map { PasteboardItem($0) }, until: options[.expirationDate] as? Date)
    }

    /// Whether the first item has one of the given types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { contents.first?.has($0) == true }
    }

    /// Returns the first item's value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.first?.value(pasteboardType)
    }

    /// Returns the first item's data of a type.
    open func data(forPasteboardType pasteboardType: String) -> Data? { contents.first?.data(pasteboardType) }

    /// Replaces the items with one value.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replaceItems([PasteboardItem([pasteboardType: value])])
    }

    /// Replaces the items with data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replaceItems([PasteboardItem([pasteboardType: data])])
    }

    // MARK: Several items

    /// Returns the types of some items; `nil` for all items. iOS 3.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map(\.types) }

    /// Whether each of the given items has one of the given types. iOS 3.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { item in pasteboardTypes.contains { item.has($0) } }
    }

    /// Returns the indexes of the items with one of the given types; `nil` if there are none. iOS 3.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        places(of: pasteboardTypes)
    }

    /// Returns the values of some items for a type. iOS 3.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0.value(pasteboardType) }
    }

    /// Returns the data of some items for a type. iOS 3.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0.data(pasteboardType) }
    }

    // MARK: Item providers

    /// The items as item providers. Providers that were set load their data on demand. iOS 11.
    open var itemProviders: [NSItemProvider] {
        get { contents.map(\.provider) }
        set { replaceItems(newValue.map { PasteboardItem($0) }) }
    }

    /// Sets item providers as the items, optionally with an expiration date. iOS 11.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        replaceItems(itemProviders.map { PasteboardItem($0) }, until: expirationDate)
    }

    /// Sets objects as the items. iOS 11.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Sets objects as the items, optionally with an expiration date. iOS 11.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    // MARK: Texts, URLs, images, colors

    /// The first text. Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } ?? [] }
    }

    /// The texts; `nil` if there are none.
    open var strings: [String]? {
        get { values(PasteboardTypes.texts) }
        set { set(newValue, PasteboardTypes.text) }
    }

    /// The first URL. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } ?? [] }
    }

    /// The URLs; `nil` if there are none.
    open var urls: [URL]? {
        get { values([PasteboardTypes.url]) }
        set { set(newValue, PasteboardTypes.url) }
    }

    /// The first image. Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } ?? [] }
    }

    /// The images; `nil` if there are none.
    open var images: [UIImage]? {
        get { values([PasteboardTypes.image]) }
        set { set(newValue, PasteboardTypes.image) }
    }

    /// The first color. Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } ?? [] }
    }

    /// The colors; `nil` if there are none.
    open var colors: [UIColor]? {
        get { values([PasteboardTypes.color]) }
        set { set(newValue, PasteboardTypes.color) }
    }

    /// Whether there is a text. iOS 10.
    open var hasStrings: Bool { strings != nil }

    /// Whether there is a URL. iOS 10.
    open var hasURLs: Bool { urls != nil }

    /// Whether there is an image. iOS 10.
    open var hasImages: Bool { images != nil }

    /// Whether there is a color. iOS 10.
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ types: [String]) -> [Value]? {
        let found = contents.compactMap { item in types.lazy.compactMap { item.value($0) as? Value }.first }
        return found.isEmpty ? nil : found
    }

    private func set(_ values: [Any]?, _ type: String) {
        replaceItems((values ?? []).map { PasteboardItem([type: $0]) })
    }

    package var contents: [PasteboardItem] { board.items }

    private func replaceItems(_ items: [PasteboardItem], until date: Date? = nil) {
        board.replace(items, until: date, through: self)
    }

    // MARK: Changes

    /// Posted when the contents have changed; the object is the pasteboard.
    nonisolated public static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification")

    /// Posted when the pasteboard is removed; the object is the pasteboard.
    nonisolated public static let removedNotification = Notification.Name(
        "UIPasteboardRemovedNotification")

    /// The user info key of the added types in ``changedNotification``.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"

    /// The user info key of the removed types in ``changedNotification``.
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

        /// The date at which the items are removed: a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on the device: a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
