import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The end of the trunk's short branch. It presents VCM1.
public final class VCN2: FlowPage {
    override var sentence: String { "The end of the trunk's short arm." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM1") { [unowned self] in goVCM1(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCN2 -> VCN1.
    public func back(_ sender: Any?) {
        returnTo(VCN1.self, prepare: { $0.stringPara = "VCN2 to VCN1" })
    }

    /// VCN2 -> VCM1.
    public func goVCM1(_ sender: Any?) {
        open(VCM1(stringPara: "VCN2 to VCM1"), by: .presented(.fullScreen))
    }
}
