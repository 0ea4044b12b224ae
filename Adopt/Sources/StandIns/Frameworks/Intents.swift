extension KnownFramework {
    static let intents = KnownFramework(
        name: "Intents", prefixes: ["IN"], imports: [],
        text: """
            enum INSiriAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
            enum INInteractionDirection: Int { case unspecified, outgoing, incoming }
            enum INIntentHandlingStatus: Int { case unspecified, ready, inProgress, success, failure, deferredToApplication }
            class INImage: NSObject {
                convenience init(named name: String) { self.init() }
                convenience init(imageData: Data) { self.init() }
                convenience init?(url URL: URL) { self.init() }
            }
            class INObject: NSObject {
                let identifier: String?
                let displayString: String
                init(identifier: String?, display displayString: String) { self.identifier = identifier; self.displayString = displayString; super.init() }
            }
            class INSpeakableString: NSObject {
                let spokenPhrase: String
                init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase; super.init() }
            }
            enum INPersonHandleType: Int { case unknown, emailAddress, phoneNumber }
            class INPersonHandle: NSObject {
                let value: String?
                let type: INPersonHandleType
                init(value: String?, type: INPersonHandleType) { self.value = value; self.type = type; super.init() }
            }
            class INPerson: NSObject {
                let personHandle: INPersonHandle?
                let displayName: String
                init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) { self.personHandle = personHandle; self.displayName = displayName ?? ""; super.init() }
            }
            class INIntent: NSObject {
                var suggestedInvocationPhrase: String?
                var identifier: String? { nil }
                var intentDescription: String? { nil }
                func setImage(_ image: INImage?, forParameterNamed parameterName: String)
            }
            class INIntentResponse: NSObject { var userActivity: NSUserActivity? }
            class INExtension: NSObject { func handler(for intent: INIntent) -> Any { self } }
            class INInteraction: NSObject {
                let intent: INIntent
                var direction = INInteractionDirection.unspecified
                var identifier = UUID().uuidString
                var groupIdentifier: String?
                var dateInterval: DateInterval?
                init(intent: INIntent, response: INIntentResponse?) { self.intent = intent; super.init() }
                func donate(completion: (((any Error)?) -> Void)? = nil)
                class func deleteAll(completion: (((any Error)?) -> Void)? = nil)
                class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil)
            }
            class INShortcut: NSObject {
                private(set) var intent: INIntent?
                private(set) var userActivity: NSUserActivity?
                convenience init?(intent: INIntent) { self.init(); self.intent = intent }
                convenience init(userActivity: NSUserActivity) { self.init(); self.userActivity = userActivity }
            }
            class INVoiceShortcut: NSObject {
                let identifier = UUID()
                var invocationPhrase: String { "" }
                var shortcut: INShortcut { INShortcut() }
            }
            class INVoiceShortcutCenter: NSObject {
                private static let one = INVoiceShortcutCenter()
                class var shared: INVoiceShortcutCenter { one }
                func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void)
                func setShortcutSuggestions(_ suggestions: [INShortcut])
            }
            class INPreferences: NSObject {
                class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
                class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { notReal("INPreferences.requestSiriAuthorization(_:)"); DispatchQueue.main.async { handler(.denied) } }
            }
            class INVocabulary: NSObject { class func shared() -> INVocabulary { INVocabulary() } }
            """)
}
