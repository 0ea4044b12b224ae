import UIKit

open class AVAudioFormat: NSObject {
    open private(set) var sampleRate = 0.0
    open private(set) var channelCount: AVAudioChannelCount = 0

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init()
        self.sampleRate = sampleRate
        channelCount = channels
    }
}

/// A buffer without samples.
open class AVAudioPCMBuffer: NSObject {
    public let format: AVAudioFormat
    public let frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.format = format
        self.frameCapacity = frameCapacity
        super.init()
    }
}
