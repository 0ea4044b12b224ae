import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

public enum MPNowPlayingPlaybackState: UInt {
    case unknown, playing, paused, stopped, interrupted
}

open class MPNowPlayingInfoCenter: NSObject {
    private static let center = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { center }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

public struct MPMediaType: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var music: MPMediaType { MPMediaType(rawValue: 1) }
    public static var podcast: MPMediaType { MPMediaType(rawValue: 2) }
    public static var audioBook: MPMediaType { MPMediaType(rawValue: 4) }
    public static var anyAudio: MPMediaType { MPMediaType(rawValue: 0xFF) }
    public static var movie: MPMediaType { MPMediaType(rawValue: 0x100) }
    public static var tvShow: MPMediaType { MPMediaType(rawValue: 0x200) }
    public static var anyVideo: MPMediaType { MPMediaType(rawValue: 0xFF00) }
    public static var any: MPMediaType { MPMediaType(rawValue: .max) }
}

open class MPMediaItemArtwork: NSObject {
    private let handler: (CGSize) -> UIImage
    open private(set) var bounds: CGRect

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        handler = requestHandler
        super.init()
    }

    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}
