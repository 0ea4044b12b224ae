import UIKit

/// The content of a notification. iOS 10. Follows Apple's page "UNNotificationContent".
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var values = Values()

    /// The title; empty for none.
    open var title: String { values.title }
    /// The subtitle; empty for none.
    open var subtitle: String { values.subtitle }
    /// The body; empty for none.
    open var body: String { values.body }
    /// The number on the app's icon; `nil` leaves it unchanged, 0 removes it.
    open var badge: NSNumber? { values.badge }
    /// The sound; `nil` for none.
    open var sound: UNNotificationSound? { values.sound }
    /// The identifier of the category, which contains the actions; empty for none.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier that groups notifications; empty for none.
    open var threadIdentifier: String { values.threadIdentifier }
    /// Custom data of the app.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The attached files.
    open var attachments: [UNNotificationAttachment] { values.attachments }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { copied(UNNotificationContent()) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(UNMutableNotificationContent()) }

    private func copied(_ copy: UNNotificationContent) -> UNNotificationContent {
        copy.values = values
        return copy
    }

    /// Whether the content has no text, sound or badge.
    var isEmpty: Bool {
        title.isEmpty && subtitle.isEmpty && body.isEmpty && badge == nil && sound == nil
            && attachments.isEmpty
    }

    fileprivate struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
    }
}

/// The editable content of a notification. iOS 10. Follows Apple's page "UNMutableNotificationContent".
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title; empty for none.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The subtitle; empty for none.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The body; empty for none.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number on the app's icon; `nil` leaves it unchanged, 0 removes it.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound; `nil` for none.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// The identifier of the category, which contains the actions; empty for none.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// The identifier that groups notifications; empty for none.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// Custom data of the app.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The attached files.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
}

/// The sound of a notification. No sound is played here. iOS 10. Follows Apple's page "UNNotificationSound".
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of the sound file; `nil` for the system's sound.
    private let name: UNNotificationSoundName?

    private init(_ name: UNNotificationSoundName?) { self.name = name }

    /// The system's sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }

    /// Creates a sound from a file of the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    /// Compares the names.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }

    /// The hash of the name.
    open override var hash: Int { name.hashValue }
}

/// The name of a sound file. iOS 12. Follows Apple's page "UNNotificationSoundName".
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String

    /// Creates a name from a file name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from a file name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file attached to a notification. iOS 10. Follows Apple's page "UNNotificationAttachment".
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The identifier within the notification.
    public let identifier: String
    /// The URL of the file.
    public let url: URL

    /// Creates an attachment from a file. An empty identifier is replaced with a generated one. A missing file throws an error.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
    }
}
