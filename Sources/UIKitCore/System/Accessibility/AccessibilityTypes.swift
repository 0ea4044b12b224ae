/// Where the user of an assistive technology scrolls to. Follows Apple's page "UIAccessibilityScrollDirection".
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right, as a swipe of three fingers does: to what lies before.
    case right = 1
    /// To the left, as a swipe of three fingers does: to what comes next.
    case left = 2
    /// Up: to what lies before.
    case up = 3
    /// Down: to what comes next.
    case down = 4
    /// To the next of views in an order. iOS 5.
    case next = 5
    /// To the view before in an order. iOS 5.
    case previous = 6

    /// Whether it leads on, and not back.
    var leadsOn: Bool { [.left, .down, .next].contains(self) }
}

/// How an assistive technology goes through the elements of an object. iOS 8. Follows Apple's page
/// "UIAccessibilityNavigationStyle".
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the technology thinks right.
    case automatic = 0
    /// One after the other.
    case separate = 1
    /// As one thing, and one after the other when that is chosen.
    case combined = 2
}

/// What an object is that has elements. iOS 11. Follows Apple's page "UIAccessibilityContainerType".
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A table of rows and columns: the object adopts ``UIAccessibilityContainerDataTable``.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A place that the user may want to go to.
    case landmark = 3
    /// A group, of which more than its elements is spoken: its label. iOS 13.
    case semanticGroup = 4
}

/// What sort of text it is, so that it can be spoken as such. iOS 13. Follows Apple's page "UIAccessibilityTextualContext".
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a context from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a context from its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// A document that is written.
    public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
    /// A story, such as a book.
    public static let narrative = Self("UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = Self("UIAccessibilityTextualContextMessaging")
    /// Cells of a spreadsheet.
    public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
    /// Names of files.
    public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
    /// Source of a program.
    public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
    /// What a console shows.
    public static let console = Self("UIAccessibilityTextualContextConsole")
}

/// How soon an announcement is spoken: the value of `UIAccessibilitySpeechAttributeAnnouncementPriority`. iOS 17. Follows Apple's page
/// "UIAccessibilityPriority".
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a priority from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// At once, and nothing stops it.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// At once, and another may stop it.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// After what is being spoken.
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension UIAccessibility {
    /// Names an assistive technology. iOS 9. Follows Apple's page "UIAccessibility.AssistiveTechnologyIdentifier".
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Creates an identifier from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Switch Control. iOS 8.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver. iOS 9.
        public static let notificationVoiceOver = Self(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// How VoiceOver treats an element that gets touches as they are. iOS 17. Follows Apple's page
    /// "UIAccessibility.DirectTouchOptions".
    public struct DirectTouchOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing is spoken when the element is touched, so that it can be heard itself.
        public static let silentOnTouch = Self(rawValue: 1 << 0)
        /// The element gets touches only when it was activated.
        public static let requiresActivation = Self(rawValue: 1 << 1)
    }

    /// What Zoom is to follow. Follows Apple's page "UIAccessibility.ZoomType".
    public enum ZoomType: Int, Sendable {
        /// The place where text is typed.
        case insertionPoint = 0
    }

    /// The ears with a hearing device. iOS 10. Follows Apple's page "UIAccessibility.HearingDeviceEar".
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates ears from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left ear.
        public static let left = Self(rawValue: 1 << 1)
        /// The right ear.
        public static let right = Self(rawValue: 1 << 2)
        /// Both ears.
        public static let both: Self = [.left, .right]
    }
}

/// The name under which ``UIAccessibility/voiceOverStatusDidChangeNotification`` was posted before iOS 11. Deprecated in iOS 11. Follows
/// Apple's page "UIAccessibilityVoiceOverStatusChanged".
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"

// How text is spoken, and what else VoiceOver says of it.
extension NSAttributedString.Key {
    /// Whether all punctuation is spoken: a `Bool`. iOS 7. Follows Apple's page "accessibilitySpeechPunctuation".
    public static let accessibilitySpeechPunctuation = Self(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language, as a tag of BCP 47: a string. iOS 7. Follows Apple's page "accessibilitySpeechLanguage".
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch, from 0 to 2, 1 by default: a number. iOS 7. Follows Apple's page "accessibilitySpeechPitch".
    public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for what is being spoken: a `Bool`. iOS 11, deprecated in iOS 17. Follows Apple's page
    /// "accessibilitySpeechQueueAnnouncement".
    public static let accessibilitySpeechQueueAnnouncement = Self(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How soon an announcement is spoken: a ``UIAccessibilityPriority``. iOS 17. Follows Apple's page
    /// "UIAccessibilitySpeechAttributeAnnouncementPriority".
    public static let UIAccessibilitySpeechAttributeAnnouncementPriority = Self(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The sounds, in the International Phonetic Alphabet: a string. iOS 11. Follows Apple's page "accessibilitySpeechIPANotation".
    public static let accessibilitySpeechIPANotation = Self(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether it is spelled letter by letter: a `Bool`. iOS 13. Follows Apple's page "accessibilitySpeechSpellOut".
    public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 1 to 6, or 0 for none: a number. iOS 11. Follows Apple's page "accessibilityTextHeadingLevel".
    public static let accessibilityTextHeadingLevel = Self(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// What else VoiceOver says of the text: an array of strings. iOS 11. Follows Apple's page "accessibilityTextCustom".
    public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
    /// What sort of text it is: a ``UIAccessibilityTextualContext``. iOS 13. Follows Apple's page
    /// "UIAccessibilityTextAttributeContext".
    public static let UIAccessibilityTextAttributeContext = Self(
        rawValue: "UIAccessibilityTextAttributeContext")
}
