/// The scroll directions of assistive technologies. Follows Apple's page "UIAccessibilityScrollDirection".
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// A three-finger swipe to the right, to the previous content.
    case right = 1
    /// A three-finger swipe to the left, to the next content.
    case left = 2
    /// Up, to the previous content.
    case up = 3
    /// Down, to the next content.
    case down = 4
    /// To the next view in a sequence. iOS 5.
    case next = 5
    /// To the previous view in a sequence. iOS 5.
    case previous = 6

    /// Whether the direction leads to the next content.
    var leadsOn: Bool { [.left, .down, .next].contains(self) }
}

/// The ways in which an assistive technology navigates an object's elements. iOS 8. Follows Apple's page "UIAccessibilityNavigationStyle".
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The technology decides.
    case automatic = 0
    /// One element after the other.
    case separate = 1
    /// All elements as one, and one after the other if the user selects it.
    case combined = 2
}

/// The types of containers of elements. iOS 11. Follows Apple's page "UIAccessibilityContainerType".
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No specific type.
    case none = 0
    /// A table with rows and columns: the object conforms to ``UIAccessibilityContainerDataTable``.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A landmark, for navigation.
    case landmark = 3
    /// A group whose own label is spoken with its elements. iOS 13.
    case semanticGroup = 4
}

/// The context of a text, which affects the way in which it is spoken. iOS 13. Follows Apple's page "UIAccessibilityTextualContext".
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

    /// A word-processing document.
    public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
    /// A narrative, such as a book.
    public static let narrative = Self("UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = Self("UIAccessibilityTextualContextMessaging")
    /// Cells of a spreadsheet.
    public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
    /// File names.
    public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
    /// Console output.
    public static let console = Self("UIAccessibilityTextualContextConsole")
}

/// The priority of an announcement: the value of `UIAccessibilitySpeechAttributeAnnouncementPriority`. iOS 17. Follows Apple's page
/// "UIAccessibilityPriority".
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a priority from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Spoken immediately, and can't be interrupted.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// Spoken immediately, and can be interrupted.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// Spoken after the current speech.
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension UIAccessibility {
    /// Identifies an assistive technology. iOS 9. Follows Apple's page "UIAccessibility.AssistiveTechnologyIdentifier".
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

    /// Options for elements that VoiceOver lets the user touch directly. iOS 17. Follows Apple's page "UIAccessibility.DirectTouchOptions".
    public struct DirectTouchOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// VoiceOver is silent when the element is touched, so that the element's own sounds are audible.
        public static let silentOnTouch = Self(rawValue: 1 << 0)
        /// The element receives touches only after it has been activated.
        public static let requiresActivation = Self(rawValue: 1 << 1)
    }

    /// The kinds of content that Zoom follows. Follows Apple's page "UIAccessibility.ZoomType".
    public enum ZoomType: Int, Sendable {
        /// The insertion point.
        case insertionPoint = 0
    }

    /// The ears with a hearing device. iOS 10. Follows Apple's page "UIAccessibility.HearingDeviceEar".
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set from a raw value.
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

/// The name of ``UIAccessibility/voiceOverStatusDidChangeNotification`` before iOS 11. Deprecated in iOS 11. Follows Apple's page
/// "UIAccessibilityVoiceOverStatusChanged".
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"

// Speech attributes, and other text attributes for VoiceOver.
extension NSAttributedString.Key {
    /// Whether all punctuation is spoken: a `Bool`. iOS 7. Follows Apple's page "accessibilitySpeechPunctuation".
    public static let accessibilitySpeechPunctuation = Self(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language, as a BCP 47 tag: a string. iOS 7. Follows Apple's page "accessibilitySpeechLanguage".
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch, from 0 to 2, 1 by default: a number. iOS 7. Follows Apple's page "accessibilitySpeechPitch".
    public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the current speech: a `Bool`. iOS 11, deprecated in iOS 17. Follows Apple's page
    /// "accessibilitySpeechQueueAnnouncement".
    public static let accessibilitySpeechQueueAnnouncement = Self(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The priority of an announcement: a ``UIAccessibilityPriority``. iOS 17. Follows Apple's page
    /// "UIAccessibilitySpeechAttributeAnnouncementPriority".
    public static let UIAccessibilitySpeechAttributeAnnouncementPriority = Self(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The pronunciation, in the International Phonetic Alphabet: a string. iOS 11. Follows Apple's page "accessibilitySpeechIPANotation".
    public static let accessibilitySpeechIPANotation = Self(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled letter by letter: a `Bool`. iOS 13. Follows Apple's page "accessibilitySpeechSpellOut".
    public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 1 to 6, or 0 for none: a number. iOS 11. Follows Apple's page "accessibilityTextHeadingLevel".
    public static let accessibilityTextHeadingLevel = Self(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Additional information about the text for VoiceOver: an array of strings. iOS 11. Follows Apple's page "accessibilityTextCustom".
    public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
    /// The context of the text: a ``UIAccessibilityTextualContext``. iOS 13. Follows Apple's page "UIAccessibilityTextAttributeContext".
    public static let UIAccessibilityTextAttributeContext = Self(
        rawValue: "UIAccessibilityTextAttributeContext")
}
