// The messages of accessibility settings and assistive technologies. Apple documents their members on the page of MainActorMessage.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIAccessibility {
    /// The message of ``switchControlStatusDidChangeNotification``. iOS 26.
    public struct SwitchControlStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.switchControlStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``elementFocusedNotification``. iOS 26.
    public struct ElementFocusedMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.elementFocusedNotification
        }
        public var element: AnyObject?
        public init(element: AnyObject?) { self.element = element }
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
            let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
            return Self(element: element.map { $0 as AnyObject })
        }
        @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
            let info = message.element.map { [UIAccessibility.focusedElementUserInfoKey: $0] }
            return Foundation.Notification(name: name, object: nil, userInfo: info)
        }
    }

    /// The message of ``reduceTransparencyStatusDidChangeNotification``. iOS 26.
    public struct ReduceTransparencyStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.reduceTransparencyStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``announcementDidFinishNotification``. iOS 26.
    public struct AnnouncementDidFinishMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.announcementDidFinishNotification
        }
        public var announcement: String
        public var wasSuccessful: Bool
        public init(announcement: String, wasSuccessful: Bool) {
            self.announcement = announcement
            self.wasSuccessful = wasSuccessful
        }
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
            guard
                let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
                    as? String
            else { return nil }
            let success =
                notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
            return Self(announcement: text, wasSuccessful: success ?? false)
        }
        @MainActor public static func makeNotification(_ message: Self) -> Foundation.Notification {
            let info: [AnyHashable: Any] = [
                UIAccessibility.announcementStringValueUserInfoKey: message.announcement,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: message.wasSuccessful,
            ]
            return Foundation.Notification(name: name, object: nil, userInfo: info)
        }
    }

    /// The message of ``boldTextStatusDidChangeNotification``. iOS 26.
    public struct BoldTextStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.boldTextStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``closedCaptioningStatusDidChangeNotification``. iOS 26.
    public struct ClosedCaptioningStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.closedCaptioningStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``darkerSystemColorsStatusDidChangeNotification``. iOS 26.
    public struct DarkerSystemColorsStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``grayscaleStatusDidChangeNotification``. iOS 26.
    public struct GrayscaleStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.grayscaleStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``invertColorsStatusDidChangeNotification``. iOS 26.
    public struct InvertColorsStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.invertColorsStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``assistiveTouchStatusDidChangeNotification``. iOS 26.
    public struct AssistiveTouchStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.assistiveTouchStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``guidedAccessStatusDidChangeNotification``. iOS 26.
    public struct GuidedAccessStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.guidedAccessStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``monoAudioStatusDidChangeNotification``. iOS 26.
    public struct MonoAudioStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.monoAudioStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``speakScreenStatusDidChangeNotification``. iOS 26.
    public struct SpeakScreenStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.speakScreenStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``speakSelectionStatusDidChangeNotification``. iOS 26.
    public struct SpeakSelectionStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.speakSelectionStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``hearingDevicePairedEarDidChangeNotification``. iOS 26.
    public struct HearingDevicePairedEarDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.hearingDevicePairedEarDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``reduceMotionStatusDidChangeNotification``. iOS 26.
    public struct ReduceMotionStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.reduceMotionStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``shakeToUndoDidChangeNotification``. iOS 26.
    public struct ShakeToUndoDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.shakeToUndoDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``voiceOverStatusDidChangeNotification``. iOS 26.
    public struct VoiceOverStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.voiceOverStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// The message of ``buttonShapesEnabledStatusDidChangeNotification``. iOS 26.
    public struct ButtonShapesEnabledStatusDidChangeMessage: UIMessage {
        public typealias Subject = UIAccessibility
        public static var name: Foundation.Notification.Name {
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
        }
        public init() {}
        @MainActor public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }
}

// The identifier of each message.
extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SwitchControlStatusDidChangeMessage> {
    public static var switchControlStatusDidChange: Self {
        UIAccessibility.SwitchControlStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ElementFocusedMessage> {
    public static var elementFocused: Self { UIAccessibility.ElementFocusedMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where
    Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceTransparencyStatusDidChangeMessage>
{
    public static var reduceTransparencyStatusDidChange: Self {
        UIAccessibility.ReduceTransparencyStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AnnouncementDidFinishMessage> {
    public static var announcementDidFinish: Self {
        UIAccessibility.AnnouncementDidFinishMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.BoldTextStatusDidChangeMessage> {
    public static var boldTextStatusDidChange: Self {
        UIAccessibility.BoldTextStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ClosedCaptioningStatusDidChangeMessage>
{
    public static var closedCaptioningStatusDidChange: Self {
        UIAccessibility.ClosedCaptioningStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where
    Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.DarkerSystemColorsStatusDidChangeMessage>
{
    public static var darkerSystemColorsStatusDidChange: Self {
        UIAccessibility.DarkerSystemColorsStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GrayscaleStatusDidChangeMessage> {
    public static var grayscaleStatusDidChange: Self {
        UIAccessibility.GrayscaleStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.InvertColorsStatusDidChangeMessage> {
    public static var invertColorsStatusDidChange: Self {
        UIAccessibility.InvertColorsStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AssistiveTouchStatusDidChangeMessage> {
    public static var assistiveTouchStatusDidChange: Self {
        UIAccessibility.AssistiveTouchStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GuidedAccessStatusDidChangeMessage> {
    public static var guidedAccessStatusDidChange: Self {
        UIAccessibility.GuidedAccessStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.MonoAudioStatusDidChangeMessage> {
    public static var monoAudioStatusDidChange: Self {
        UIAccessibility.MonoAudioStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SpeakScreenStatusDidChangeMessage> {
    public static var speakScreenStatusDidChange: Self {
        UIAccessibility.SpeakScreenStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SpeakSelectionStatusDidChangeMessage> {
    public static var speakSelectionStatusDidChange: Self {
        UIAccessibility.SpeakSelectionStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.HearingDevicePairedEarDidChangeMessage>
{
    public static var hearingDevicePairedEarDidChange: Self {
        UIAccessibility.HearingDevicePairedEarDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceMotionStatusDidChangeMessage> {
    public static var reduceMotionStatusDidChange: Self {
        UIAccessibility.ReduceMotionStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ShakeToUndoDidChangeMessage> {
    public static var shakeToUndoDidChange: Self { UIAccessibility.ShakeToUndoDidChangeMessage.identifier() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.VoiceOverStatusDidChangeMessage> {
    public static var voiceOverStatusDidChange: Self {
        UIAccessibility.VoiceOverStatusDidChangeMessage.identifier()
    }
}

extension NotificationCenter.MessageIdentifier
where
    Self == NotificationCenter.BaseMessageIdentifier<
        UIAccessibility.ButtonShapesEnabledStatusDidChangeMessage
    >
{
    public static var buttonShapesEnabledStatusDidChange: Self {
        UIAccessibility.ButtonShapesEnabledStatusDidChangeMessage.identifier()
    }
}
