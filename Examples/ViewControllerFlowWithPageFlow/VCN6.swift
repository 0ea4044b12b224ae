import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The end of the branch's short arm. It presents VCM3.
public final class VCN6: FlowPage {
    override var sentence: String { "The end of the branch's short arm." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM3") { [unowned self] in goVCM3(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN4", .gray()) { [unowned self] in backToVCN4(nil) },
        ]
    }

    /// VCN6 -> VCN5.
    public func back(_ sender: Any?) {
        returnTo(VCN5.self, prepare: { $0.stringPara = "VCN6 to VCN5" })
    }

    /// VCN6 -> VCM3.
    public func goVCM3(_ sender: Any?) {
        open(VCM3(stringPara: "VCN6 to VCM3"), by: .presented(.fullScreen))
    }

    /// VCN6 -> VCN4, past VCN5.
    public func backToVCN4(_ sender: Any?) {
        returnTo(VCN4.self, prepare: { $0.stringPara = "VCN6 to VCN4" })
    }
}
