import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The third modal page of a chain.
public final class VCM4: FlowPage {
    override var sentence: String { "The third modal page of a chain." }

    override var buttons: [UIButton] {
        [
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCM1", .gray()) { [unowned self] in backToVCM1(nil) },
        ]
    }

    /// VCM4 -> VCM2.
    public func back(_ sender: Any?) {
        returnTo(VCM2.self, prepare: { $0.stringPara = "VCM4 to VCM2" })
    }

    /// VCM4 -> VCM1, past VCM2: the same single line, regardless of the number of pages between.
    public func backToVCM1(_ sender: Any?) {
        returnTo(VCM1.self, prepare: { $0.stringPara = "VCM4 to VCM1" })
    }
}
