import NeutralValues
import UIKit

@preconcurrency public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: Error?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: Error?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320

public enum AVAudioQuality: Int {
    case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F
}

open class AVAudioRecorder: NSObject {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    public init(url: URL, settings: [String: Any]) throws { self.url = url; super.init() }
    @discardableResult open func prepareToRecord() -> Bool { notReal(); return false }
    @discardableResult open func record() -> Bool { notReal(); return false }

    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
        notReal()
        return false
    }

    open func pause() { notReal() }
    open func stop() { notReal() }
    open func updateMeters() { notReal() }
    open func averagePower(forChannel channelNumber: Int) -> Float { notReal(); return 0 }
}
