// A player's page shows nothing. Picture in picture isn't supported.

@_exported import AVFoundation
import NeutralValues
@_exported import UIKit

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }

    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open var contentOverlayView: UIView? { nil }
}

@preconcurrency public protocol AVPictureInPictureControllerDelegate: AnyObject {
    func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)

    func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}

    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
}

open class AVPictureInPictureController: NSObject {
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    public let playerLayer: AVPlayerLayer
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPicturePossible: Bool { false }
    public init?(playerLayer: AVPlayerLayer) { return nil }
    open class func isPictureInPictureSupported() -> Bool { false }
    open func startPictureInPicture() { notReal() }
    open func stopPictureInPicture() { notReal() }
}
