import PageFlow
import UIKit

/// The modal page of the branch.
public final class VCM3: FlowPage {
    /// VCM3 -> VCN6.
    public func back(_ sender: Any?) {
        returnTo(VCN6.self, prepare: { $0.stringPara = "VCM3 to VCN6" })
    }
}
