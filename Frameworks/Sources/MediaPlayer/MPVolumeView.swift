import UIKit

open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
}
