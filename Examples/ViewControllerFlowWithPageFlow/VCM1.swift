import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The modal page that VCN2 and VCN3 share.
public final class VCM1: FlowPage {
    override var sentence: String { "A modal page over the trunk." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM2") { [unowned self] in goVCM2(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCM1 -> VCN2, or VCN3 if that opened it: the nearest earlier page.
    public func back(_ sender: Any?) {
        returnTo(FlowPage.self, prepare: { $0.stringPara = "VCM1 to \(type(of: $0))" })
    }

    /// VCM1 -> VCM2.
    public func goVCM2(_ sender: Any?) {
        open(VCM2(stringPara: "VCM1 to VCM2"), by: .presented(.fullScreen))
    }
}
