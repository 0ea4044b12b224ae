import NeutralValues
import UIKit

@preconcurrency public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?) {}
}

open class AVAudioPlayer: NSObject {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    public let url: URL?
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    public override init() { url = nil; super.init() }
    public init(contentsOf url: URL) throws { self.url = url; super.init() }
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url; super.init() }
    public init(data: Data) throws { url = nil; super.init() }
    @discardableResult open func prepareToPlay() -> Bool { notReal(); return false }
    @discardableResult open func play() -> Bool { notReal(); return false }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { notReal(); return false }
    open func pause() { notReal() }
    open func stop() { notReal() }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { notReal() }
    open func updateMeters() { notReal() }
    open func averagePower(forChannel channelNumber: Int) -> Float { notReal(); return 0 }
}
