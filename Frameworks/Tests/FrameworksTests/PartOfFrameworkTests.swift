import AVFAudio
import AudioUnit
import CoreServices
import CoreVideo
import Testing

@MainActor @Suite struct PartOfFrameworkTests {
    @Test func `a part of a framework has the framework's declarations`() {
        #expect(kUTTypeImage == "public.image" && CoreServices.kUTTypeMovie == "public.movie")
        #expect(kSystemSoundID_Vibrate == 4095 && kCVPixelFormatType_32BGRA == 0x4247_5241)
        #expect(throws: (any Error).self) { try AVFAudio.AVAudioEngine().start() }
    }
}
