import NeutralValues
import UIKit

open class AVPlayerItem: NSObject {
    public enum Status: Int {
        case unknown, readyToPlay, failed
    }

    public let asset: AVAsset
    open var status: Status { .unknown }
    open var duration: CMTime { CMTime() }
    open var error: Error? { nil }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var presentationSize: CGSize { .zero }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var preferredForwardBufferDuration: TimeInterval = 0
    public init(asset: AVAsset) { self.asset = asset; super.init() }
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    open func currentTime() -> CMTime { notReal(); return CMTime() }
    open func seek(to time: CMTime) { notReal() }
}

extension AVPlayerItem {
    public static var didPlayToEndTimeNotification: Notification.Name {
        Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    }
}

extension NSNotification.Name {
    public static var AVPlayerItemDidPlayToEndTime: NSNotification.Name {
        NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    }
    public static var AVPlayerItemFailedToPlayToEndTime: NSNotification.Name {
        NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    }
    public static var AVPlayerItemPlaybackStalled: NSNotification.Name {
        NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    }
}

open class AVPlayer: NSObject {
    public enum Status: Int {
        case unknown, readyToPlay, failed
    }

    public enum ActionAtItemEnd: Int {
        case advance, pause, none
    }

    public enum TimeControlStatus: Int {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var error: Error? { nil }
    public override init() { super.init() }
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL); super.init() }
    public init(playerItem item: AVPlayerItem?) { currentItem = item; super.init() }
    open func play() { notReal() }
    open func pause() { notReal() }
    open func replaceCurrentItem(with item: AVPlayerItem?) { notReal(); currentItem = item }
    open func currentTime() -> CMTime { notReal(); return CMTime() }
    open func seek(to time: CMTime) { notReal() }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { notReal() }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { notReal() }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) { notReal() }

    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { notReal(); return NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { notReal(); return NSObject() }
    open func removeTimeObserver(_ observer: Any) { notReal() }
}

open class AVQueuePlayer: AVPlayer {
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
    open func advanceToNextItem() { notReal() }
}

open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
    open func disableLooping() { notReal() }
}

open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }
    public convenience init(player: AVPlayer?) { self.init(); self.player = player }
}
