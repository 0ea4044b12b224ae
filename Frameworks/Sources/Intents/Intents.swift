// Intents are values. Donating them does nothing.

import NeutralValues
@_exported import UIKit

public enum INSiriAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
}

public enum INInteractionDirection: Int {
    case unspecified, outgoing, incoming
}

public enum INIntentHandlingStatus: Int {
    case unspecified, ready, inProgress, success, failure, deferredToApplication
}

open class INImage: NSObject {
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url URL: URL) { self.init() }
}

open class INObject: NSObject {
    public let identifier: String?
    public let displayString: String

    public init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
        super.init()
    }
}

open class INSpeakableString: NSObject {
    public let spokenPhrase: String
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase; super.init() }
}

public enum INPersonHandleType: Int {
    case unknown, emailAddress, phoneNumber
}

open class INPersonHandle: NSObject {
    public let value: String?
    public let type: INPersonHandleType

    public init(value: String?, type: INPersonHandleType) {
        self.value = value
        self.type = type
        super.init()
    }
}

open class INPerson: NSObject {
    public let personHandle: INPersonHandle?
    public let displayName: String

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
        image: INImage?, contactIdentifier: String?, customIdentifier: String?
    ) { self.personHandle = personHandle; self.displayName = displayName ?? ""; super.init() }
}

open class INIntent: NSObject {
    open var suggestedInvocationPhrase: String?
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { notReal() }
}

open class INIntentResponse: NSObject {
    open var userActivity: NSUserActivity?
}

open class INExtension: NSObject {
    open func handler(for intent: INIntent) -> Any { self }
}

open class INInteraction: NSObject {
    public let intent: INIntent
    open var direction = INInteractionDirection.unspecified
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    open var dateInterval: DateInterval?
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent; super.init() }
    open func donate(completion: (((any Error)?) -> Void)? = nil) { notReal() }
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { notReal() }

    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        notReal()
    }
}

open class INShortcut: NSObject {
    open private(set) var intent: INIntent?
    open private(set) var userActivity: NSUserActivity?
    public convenience init?(intent: INIntent) { self.init(); self.intent = intent }
    public convenience init(userActivity: NSUserActivity) { self.init(); self.userActivity = userActivity }
}

open class INVoiceShortcut: NSObject {
    public let identifier = UUID()
    open var invocationPhrase: String { "" }
    open var shortcut: INShortcut { INShortcut() }
}

open class INVoiceShortcutCenter: NSObject {
    private static let one = INVoiceShortcutCenter()
    open class var shared: INVoiceShortcutCenter { one }

    open func getAllVoiceShortcuts(
        completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
    ) { notReal() }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) { notReal() }
}

open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }

    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        notReal(); DispatchQueue.main.async { handler(.denied) }
    }
}

open class INVocabulary: NSObject {
    open class func shared() -> INVocabulary { INVocabulary() }
}
