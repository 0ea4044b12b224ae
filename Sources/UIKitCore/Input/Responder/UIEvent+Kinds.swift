extension UIEvent {
    /// What the user did. Follows Apple's page "UIEvent.EventType".
    public enum EventType: Int, Sendable {
        /// Touched the screen.
        case touches = 0
        /// Moved the device, as in a shake.
        case motion = 1
        /// Used the buttons of a headset.
        case remoteControl = 2
        /// Pressed a hardware button or a key. iOS 9.
        case presses = 3
        /// Scrolled with a mouse or a trackpad. iOS 13.4.
        case scroll = 10
        /// Moved the pointer over the screen. iOS 13.4.
        case hover = 11
        /// Pinched or turned on a trackpad. iOS 13.4.
        case transform = 14
    }

    /// The kind of event in more detail. Follows Apple's page "UIEvent.EventSubtype".
    public enum EventSubtype: Int, Sendable {
        /// Nothing in particular.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause, whichever it is not.
        case remoteControlTogglePlayPause = 103
        /// To the next track.
        case remoteControlNextTrack = 104
        /// To the previous track.
        case remoteControlPreviousTrack = 105
        /// The button for going back is held.
        case remoteControlBeginSeekingBackward = 106
        /// The button for going back is let go.
        case remoteControlEndSeekingBackward = 107
        /// The button for going forward is held.
        case remoteControlBeginSeekingForward = 108
        /// The button for going forward is let go.
        case remoteControlEndSeekingForward = 109
    }
}
