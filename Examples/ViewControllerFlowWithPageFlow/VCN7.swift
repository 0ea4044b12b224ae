import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The middle of the branch's long arm.
public final class VCN7: FlowPage {
    override var sentence: String { "The middle of the branch's long arm." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN8") { [unowned self] in goVCN8(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN4", .gray()) { [unowned self] in backToVCN4(nil) },
        ]
    }

    /// VCN7 -> VCN8.
    public func goVCN8(_ sender: Any?) {
        open(VCN8(stringPara: "VCN7 to VCN8"))
    }

    /// VCN7 -> VCN5.
    public func back(_ sender: Any?) {
        returnTo(VCN5.self, prepare: { $0.stringPara = "VCN7 to VCN5" })
    }

    /// VCN7 -> VCN4, past VCN5.
    public func backToVCN4(_ sender: Any?) {
        returnTo(VCN4.self, prepare: { $0.stringPara = "VCN7 to VCN4" })
    }
}
