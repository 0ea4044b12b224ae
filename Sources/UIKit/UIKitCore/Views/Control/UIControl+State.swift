extension UIControl {
    /// The state of a control. Follows Apple's page "UIControl.State".
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the states.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither selected nor highlighted.
        public static let normal: State = []
        /// Being touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not enabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Focused. iOS 9.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for the app's own use.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the system's use.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The events of a control. Follows Apple's page "UIControl.Event".
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch with a tap count above 1 begins in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch that began in the control moves outside of it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch enters the control again.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch leaves the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends within the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancels the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changes the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user triggers the primary action. iOS 9.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The user opens the control's menu. iOS 14.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends with a touch elsewhere.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for the app's own use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for the system's use.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The vertical alignment of content. Follows Apple's page "UIControl.ContentVerticalAlignment".
    public enum ContentVerticalAlignment: Int, Sendable {
        /// At the center.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Over the whole height.
        case fill
    }

    /// The horizontal alignment of content. Follows Apple's page "UIControl.ContentHorizontalAlignment".
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// At the center.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// Over the whole width.
        case fill
        /// At the leading edge. iOS 11.
        case leading
        /// At the trailing edge. iOS 11.
        case trailing
    }
}
