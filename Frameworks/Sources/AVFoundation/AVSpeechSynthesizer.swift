import NeutralValues
import UIKit

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int {
    case immediate, word
}

open class AVSpeechSynthesisVoice: NSObject {
    open var language: String { "en-US" }
    public convenience init?(language languageCode: String?) { self.init() }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate: Float = 0.5
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    public init(string: String) { speechString = string; super.init() }
}

@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {}
}

open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) { notReal() }
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}
