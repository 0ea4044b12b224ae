import DocumentPages
import PageFace
import PageFlow
import UIKit

/// The modal page of the branch.
public final class VCM3: FlowPage {
    override var sentence: String { "The modal page of the branch." }

    override var buttons: [UIButton] {
        [
            UIButton("Back", .gray()) { [unowned self] in back(nil) }
        ]
    }

    /// VCM3 -> VCN6.
    public func back(_ sender: Any?) {
        returnTo(VCN6.self, prepare: { $0.stringPara = "VCM3 to VCN6" })
    }
}
