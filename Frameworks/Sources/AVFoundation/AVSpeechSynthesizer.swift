import NeutralValues
import UIKit

open class AVSpeechSynthesisVoice: NSObject {
    open var language: String { "en-US" }
    public convenience init?(language languageCode: String?) { self.init() }
}

open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate: Float = 0.5
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    public init(string: String) { speechString = string; super.init() }
}

open class AVSpeechSynthesizer: NSObject {
    open var isSpeaking: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) { notReal() }
}
