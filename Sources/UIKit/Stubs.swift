public class UIEvent: NSObject {}

