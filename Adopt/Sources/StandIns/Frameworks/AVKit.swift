extension KnownFramework {
    static let avKit = KnownFramework(
        name: "AVKit", prefixes: ["AVPlayerView", "AVPicture"], imports: ["AVFoundation"],
        text: """
            @preconcurrency @MainActor protocol AVPlayerViewControllerDelegate: AnyObject {
                optional func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
                optional func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
            }
            class AVPlayerViewController: UIViewController {
                var player: AVPlayer?
                weak var delegate: (any AVPlayerViewControllerDelegate)?
                var showsPlaybackControls = true
                var videoGravity = AVLayerVideoGravity.resizeAspect
                var allowsPictureInPicturePlayback = true
                var entersFullScreenWhenPlaybackBegins = false
                var exitsFullScreenWhenPlaybackEnds = false
                var isReadyForDisplay: Bool { false }
                var videoBounds: CGRect { .zero }
                var contentOverlayView: UIView? { nil }
            }
            @preconcurrency protocol AVPictureInPictureControllerDelegate: AnyObject {
                optional func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
                optional func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
            }
            class AVPictureInPictureController: NSObject {
                weak var delegate: (any AVPictureInPictureControllerDelegate)?
                let playerLayer: AVPlayerLayer
                var isPictureInPictureActive: Bool { false }
                var isPictureInPicturePossible: Bool { false }
                init?(playerLayer: AVPlayerLayer) { return nil }
                class func isPictureInPictureSupported() -> Bool { false }
                func startPictureInPicture()
                func stopPictureInPicture()
            }
            """)
}
