import NeutralValues
import UIKit

public enum MPRemoteCommandHandlerStatus: Int {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120
    case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {
    open var timestamp: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    open var interval: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}

open class MPRemoteCommand: NSObject {
    open var isEnabled = true

    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { notReal(); return NSObject() }

    open func addTarget(_ target: Any, action: Selector) { notReal() }
    open func removeTarget(_ target: Any?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand {
    open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

open class MPRemoteCommandCenter: NSObject {
    private static let center = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { center }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
