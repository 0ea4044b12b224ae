import DocumentPages
import PageFace
import PageFlow
import UIKit

/// A modal page on a modal page.
public final class VCM2: FlowPage {
    override var sentence: String { "A modal page over a modal page." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM4") { [unowned self] in goVCM4(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCM2 -> VCM1.
    public func back(_ sender: Any?) {
        returnTo(VCM1.self, prepare: { $0.stringPara = "VCM2 to VCM1" })
    }

    /// VCM2 -> VCM4.
    public func goVCM4(_ sender: Any?) {
        open(VCM4(stringPara: "VCM2 to VCM4"), by: .presented(.fullScreen))
    }
}
