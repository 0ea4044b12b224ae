import UIKit

/// What a notification says. iOS 10. Follows Apple's page "UNNotificationContent".
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var values = Values()

    /// The title; empty for none.
    open var title: String { values.title }
    /// The line below the title; empty for none.
    open var subtitle: String { values.subtitle }
    /// The text; empty for none.
    open var body: String { values.body }
    /// The number on the app's icon; `nil` leaves it as it is, 0 takes it away.
    open var badge: NSNumber? { values.badge }
    /// The sound; `nil` for none.
    open var sound: UNNotificationSound? { values.sound }
    /// The category, which has the actions; empty for none.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// What groups notifications; empty for none.
    open var threadIdentifier: String { values.threadIdentifier }
    /// What the app wants to know of the notification later.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The files that are shown.
    open var attachments: [UNNotificationAttachment] { values.attachments }

    /// A copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { copied(UNNotificationContent()) }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(UNMutableNotificationContent()) }

    private func copied(_ copy: UNNotificationContent) -> UNNotificationContent {
        copy.values = values
        return copy
    }

    /// Whether there is nothing to show, to hear or to count.
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

/// What a notification will say. iOS 10. Follows Apple's page "UNMutableNotificationContent".
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title; empty for none.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The line below the title; empty for none.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The text; empty for none.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number on the app's icon; `nil` leaves it as it is, 0 takes it away.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound; `nil` for none.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// The category, which has the actions; empty for none.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// What groups notifications; empty for none.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// What the app wants to know of the notification later.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The files that are shown.
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
}

/// The sound of a notification. Nothing sounds here. iOS 10. Follows Apple's page "UNNotificationSound".
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of the file; `nil` for the system's sound.
    private let name: UNNotificationSoundName?

    private init(_ name: UNNotificationSoundName?) { self.name = name }

    /// The system's sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }

    /// The sound of a file of the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    /// Sounds of one name are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }

    /// Equal sounds have equal hashes.
    open override var hash: Int { name.hashValue }
}

/// Names the file of a sound. iOS 12. Follows Apple's page "UNNotificationSoundName".
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String

    /// Creates it from the file's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates it from the file's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows. iOS 10. Follows Apple's page "UNNotificationAttachment".
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The name within the notification.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Creates an attachment of a file. Without an identifier it gets one. A file that is not there is an error.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
    }
}
