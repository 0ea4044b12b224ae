import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The trunk's middle page. It presents VCM1 as VCN2 does.
public final class VCN3: FlowPage {
    override var sentence: String { "The middle of the trunk." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN4") { [unowned self] in goVCN4(nil) },
            UIButton("Present VCM1") { [unowned self] in goVCM1(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCN3 -> VCN4.
    public func goVCN4(_ sender: Any?) {
        open(VCN4(stringPara: "VCN3 to VCN4"))
    }

    /// VCN3 -> VCN1.
    public func back(_ sender: Any?) {
        returnTo(VCN1.self, prepare: { $0.stringPara = "VCN3 to VCN1" })
    }

    /// VCN3 -> VCM1.
    public func goVCM1(_ sender: Any?) {
        open(VCM1(stringPara: "VCN3 to VCM1"), by: .presented(.fullScreen))
    }
}
