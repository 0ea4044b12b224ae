extension UIEvent {
    /// The type of an event. Follows Apple's page "UIEvent.EventType".
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// Motion of the device, such as a shake.
        case motion = 1
        /// Remote control events, such as from the buttons of a headset.
        case remoteControl = 2
        /// Presses of hardware buttons or keys. iOS 9.
        case presses = 3
        /// Scrolling with a mouse or a trackpad. iOS 13.4.
        case scroll = 10
        /// Movement of the pointer over the screen. iOS 13.4.
        case hover = 11
        /// Pinching or rotating on a trackpad. iOS 13.4.
        case transform = 14
    }

    /// The subtype of an event. Follows Apple's page "UIEvent.EventSubtype".
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Toggles between play and pause.
        case remoteControlTogglePlayPause = 103
        /// Skips to the next track.
        case remoteControlNextTrack = 104
        /// Skips to the previous track.
        case remoteControlPreviousTrack = 105
        /// Begins seeking backward, when the button is pressed.
        case remoteControlBeginSeekingBackward = 106
        /// Ends seeking backward, when the button is released.
        case remoteControlEndSeekingBackward = 107
        /// Begins seeking forward, when the button is pressed.
        case remoteControlBeginSeekingForward = 108
        /// Ends seeking forward, when the button is released.
        case remoteControlEndSeekingForward = 109
    }
}
