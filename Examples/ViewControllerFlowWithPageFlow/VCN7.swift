import PageFlow
import UIKit

/// The middle of the branch's long arm.
public final class VCN7: FlowPage {
    /// VCN7 -> VCN8.
    public func goVCN8(_ sender: Any?) {
        open(VCN8(stringPara: "VCN7 to VCN8"))
    }

    /// VCN7 -> VCN5.
    public func back(_ sender: Any?) {
        returnTo(VCN5.self, prepare: { $0.stringPara = "VCN7 to VCN5" })
    }

    /// VCN7 -> VCN4, over VCN5.
    public func backToVCN4(_ sender: Any?) {
        returnTo(VCN4.self, prepare: { $0.stringPara = "VCN7 to VCN4" })
    }
}
