extension UIControl {
    /// The state of a control. Follows Apple's page "UIControl.State".
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, and neither selected nor highlighted.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It does not answer.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// It has the focus. iOS 9.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for the app's own use.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the system's use.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The events of a control. Follows Apple's page "UIControl.Event".
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger comes down in it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down a second time or more.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger that came down inside moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves the inside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger goes up inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger goes up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system takes the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user triggered what the control is for. iOS 9.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The user asked for the control's menu. iOS 14.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing a text begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends by a touch elsewhere.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ends by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for the app's own use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits for the system's use.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events there are.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Where content lies from top to bottom. Follows Apple's page "UIControl.ContentVerticalAlignment".
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// From top to bottom.
        case fill
    }

    /// Where content lies from side to side. Follows Apple's page "UIControl.ContentHorizontalAlignment".
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// From side to side.
        case fill
        /// Where lines begin. iOS 11.
        case leading
        /// Where lines end. iOS 11.
        case trailing
    }
}
