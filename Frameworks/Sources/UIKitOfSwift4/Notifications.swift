import UIKit

extension NSNotification.Name {
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}
